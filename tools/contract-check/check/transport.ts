/** One call as it is sent. */
export interface Sent {
  method: 'GET' | 'POST';
  /** The full address. */
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

/** One answer. */
export interface Answer {
  /** `answered`, or why there is none. */
  outcome: 'answered' | 'closed' | 'timeout';
  status: number;
  headers: Headers;
  bytes: Buffer;
  ms: number;
}

export interface Line {
  send(sent: Sent): Promise<Answer>;
}

/** Keeps cookies as a browser does for one origin: a captcha may be tied to the server's own session. */
function keepCookies(jar: Map<string, string>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const value = pair.slice(at + 1).trim();
    if (value === '' || /max-age=0\b/i.test(cookie)) jar.delete(name);
    else jar.set(name, value);
  }
}

/** A line to a server: one cookie jar, a time-out in milliseconds, redirects are not followed. */
export function openLine(timeoutMs: number): Line {
  const jar = new Map<string, string>();
  return {
    async send({ method, url, headers, body }) {
      const begun = performance.now();
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      try {
        const response = await fetch(url, {
          method,
          body,
          headers: { ...headers, ...(cookie && { cookie }) },
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        });
        keepCookies(jar, response.headers);
        const bytes = Buffer.from(await response.arrayBuffer());
        return {
          outcome: 'answered',
          status: response.status,
          headers: response.headers,
          bytes,
          ms: performance.now() - begun,
        };
      } catch (error) {
        const isTimeout = error instanceof Error && error.name === 'TimeoutError';
        return {
          outcome: isTimeout ? 'timeout' : 'closed',
          status: 0,
          headers: new Headers(),
          bytes: Buffer.alloc(0),
          ms: performance.now() - begun,
        };
      }
    },
  };
}
