"""Connections: who may come in, how much they may ask, frames in and out."""
