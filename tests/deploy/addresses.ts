/** Where the deploy tests listen: the preview server as the server of the calls, and the places that are served. */
const host = '127.0.0.1';
export const addresses = {
  server: `${host}:8136`,
  root: `${host}:8137`,
  subPath: `${host}:8138`,
  releases: `${host}:8139`,
  proxied: `${host}:8140`,
  running: `${host}:8141`,
};
