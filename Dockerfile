# A node of the table server: `docker build --tag reihum .`
# Each step runs without a container engine too, in a root made by debootstrap: tools/image.py.

FROM debian:trixie-slim AS build
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install --yes --no-install-recommends gcc libc6-dev python3-dev python3-venv \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN python3 -m venv /opt/reihum \
 && /opt/reihum/bin/pip install --no-cache-dir '.[server]' \
 && /opt/reihum/bin/pip uninstall --yes pip

FROM debian:trixie-slim
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install --yes --no-install-recommends python3 \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --uid 1000 --home-dir /var/lib/reihum --create-home --shell /usr/sbin/nologin reihum
COPY --from=build /opt/reihum /opt/reihum
ENV PATH=/opt/reihum/bin:/usr/bin:/bin
ENV REIHUM_HOST=0.0.0.0
ENV REIHUM_PORT=8000
ENV REIHUM_DATABASE=sqlite:////var/lib/reihum/reihum.db
USER 1000
WORKDIR /var/lib/reihum
VOLUME /var/lib/reihum
EXPOSE 8000
HEALTHCHECK --start-period=30s --timeout=5s CMD ["python3", "-c", "import os, urllib.request as web; web.urlopen(f\"http://127.0.0.1:{os.environ['REIHUM_PORT']}/readyz\", timeout=4)"]
ENTRYPOINT ["reihum"]
CMD ["serve"]
