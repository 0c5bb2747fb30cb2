/** Addresses of the page: `/t/ID` and the like. */

export interface Place {
  /** The first part of the address; empty for the start page. */
  page: string;
  /** The second part. */
  id: string;
  query: URLSearchParams;
}

function here(): Place {
  const [, page = "", id = ""] = location.pathname.split("/");
  return { page, id: decodeURIComponent(id), query: new URLSearchParams(location.search) };
}

let place: Place = $state.raw(here());
addEventListener("popstate", () => (place = here()));

export const route = {
  get now(): Place {
    return place;
  },
};

export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"]({}, "", address);
  place = here();
  scrollTo(0, 0);
}

/** Links inside the page change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[href^='/']");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const href = link.getAttribute("href")!;
  if (href.startsWith("/api/") || link.hasAttribute("download")) return;
  event.preventDefault();
  go(href);
}
