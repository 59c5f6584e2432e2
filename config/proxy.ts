import { site } from './site';

interface Environment {
  NODE_ENV?: string;
  PORTAL_SERVER?: string;
}

/**
 * Who answers the calls of the development server: the preview server in `mock/`, or a real one that PORTAL_SERVER names.
 * Not for a build that is previewed: the browser tests must never reach a real server.
 */
export function callsAnsweredBy({ NODE_ENV, PORTAL_SERVER }: Environment) {
  if (NODE_ENV !== 'development' || !PORTAL_SERVER)
    return { mock: { exclude: ['mock/_preview/**'] } };
  // Without a protocol as for deploy/start.sh.
  const target = /^https?:\/\//.test(PORTAL_SERVER) ? PORTAL_SERVER : `http://${PORTAL_SERVER}`;
  const answered = { target, changeOrigin: true };
  return {
    mock: false as const,
    proxy: { [`${site.apiPrefix}/`]: answered, '/apps/sso/': answered },
  };
}
