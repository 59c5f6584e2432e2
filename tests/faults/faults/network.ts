import type { Route } from '@playwright/test';
import type { Fault } from '../fault';
import type { Journey } from '../journey';
import type { Stage } from '../stage';
import { allCalls } from './calls';

const laterSteps = ({ steps }: Journey) => steps.slice(1).map(({ name }) => name);

/** From one step on there is no network, until the person tries again. */
const offline: Fault = {
  name: 'offline at',
  notice: 'failure',
  places: laterSteps,
  press: async (stage, step, place) => {
    if (step.name === place) {
      const context = stage.page.context();
      stage.mend = () => context.setOffline(false);
      await context.setOffline(true);
      stage.hits = 1;
    }
    await step.press(stage);
  },
};

/** 2G, once the portal's first screen is there (the slow first visit: docs/performance.md). */
const slow: Fault = {
  name: 'over 2G',
  notice: 'none',
  places: () => ['all'],
  longestMs: 60_000,
  after: async (stage) => {
    if (stage.hits > 0) return;
    stage.hits = 1;
    const session = await stage.page.context().newCDPSession(stage.page);
    const conditions = { offline: false, latency: 600, uploadThroughput: 16_000 };
    await session.send('Network.emulateNetworkConditions', {
      ...conditions,
      downloadThroughput: 32_000,
    });
  },
};

const scripts = /\.async\.js$/;

/** A part of the portal does not load when it is first needed. */
const missingChunk: Fault = {
  name: 'script missing at',
  notice: 'failure',
  mayBeMissed: true,
  places: (_, { fetching }) => fetching,
  press: async (stage, step, place) => {
    if (step.name === place) {
      const lose = async (route: Route) => {
        stage.hits += 1;
        await route.abort('connectionfailed');
      };
      await stage.page.route(scripts, lose);
      stage.mend = () => stage.page.unroute(scripts, lose);
    }
    await step.press(stage);
  },
};

const tokenHeader = 'x-access-token';
const refusal = JSON.stringify({
  success: false,
  errorCode: 'UNAUTHORISED',
  errorMessage: '未登录或无权访问',
});

/**
 * A server before the preview server that gives a new token with every answer. The strict one takes the newest only, so that of
 * calls side by side all but one are refused.
 */
async function rotate(stage: Stage, isStrict: boolean): Promise<void> {
  const real = new Map<string, string>();
  let newest: string | undefined;
  let count = 0;
  stage.hits = 1;
  await stage.page.route(allCalls, async (route) => {
    const sent = route.request().headers();
    const token = sent[tokenHeader];
    if (isStrict && token && newest && token !== newest) {
      await route.fulfill({ status: 401, contentType: 'application/json', body: refusal });
      return;
    }
    const known = token ? (real.get(token) ?? token) : undefined;
    if (token) {
      count += 1;
      newest = `rotated-${count}`;
    }
    const given = newest;
    const response = await route.fetch({
      headers: { ...sent, ...(known && { [tokenHeader]: known }) },
    });
    const body = await response.text();
    const next = response.headers()[tokenHeader] ?? known;
    // An answer that holds a token of its own begins another session.
    if (!token || !given || !next || /"token":\{/.test(body)) {
      newest = undefined;
      await route.fulfill({ response });
      return;
    }
    real.set(given, next);
    await route.fulfill({ response, headers: { ...response.headers(), [tokenHeader]: given } });
  });
  stage.realToken = (token) => real.get(token) ?? token;
  // There is nothing to mend: the page holds a token that only this server knows. At the end an answer that is still being read
  // is read to its end.
  stage.close = () => stage.page.unrouteAll({ behavior: 'wait' });
}

const rotating = (name: string, isStrict: boolean): Fault => ({
  name,
  notice: 'none',
  places: () => ['all'],
  install: (stage) => rotate(stage, isStrict),
});

export const network: Fault[] = [
  offline,
  slow,
  missingChunk,
  rotating('a token with every answer', false),
  rotating('only the newest token', true),
];
