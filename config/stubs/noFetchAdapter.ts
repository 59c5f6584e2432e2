/** Stands for axios' fetch adapter: a browser has XMLHttpRequest, which axios takes first (and uploads need). */
export function getFetch() {
  return null;
}
