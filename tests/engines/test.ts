import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { StaffState } from '../../mock/_preview/staff/types';
import type { Success } from '../../src/services/types';
import { openFirefox } from './firefox';
import { type Gateway, openGateway } from './gateway';
import { Tab } from './tab';
import { openWebKit } from './webkit';

const open = { firefox: openFirefox, webkit: openWebKit };

export type EngineName = keyof typeof open;

/** The preview server, as a test needs it. */
export interface Preview extends Gateway {
  codeFor(to: string): Promise<string>;
  /** The id of the delivery with a number. */
  deliveryOf(number: string): Promise<string>;
  /** The id of a delivery with a status. */
  deliveryIn(status: string): Promise<string>;
  move(deliveryId: string, status: string): Promise<void>;
}

interface Fixtures {
  engineName: EngineName;
  preview: Preview;
  tab: Tab;
}

/** One window of the project's engine, at the gateway. What an engine's console says fails the test, and an answer that is an error. */
export const test = base.extend<Fixtures>({
  engineName: ['firefox', { option: true }],
  preview: async ({ baseURL }, use, { testId }) => {
    const gateway = await openGateway(baseURL ?? '', testId.replace(/[^\w-]/g, '-').slice(0, 40));
    const ask = async <T>(path: string, init?: RequestInit): Promise<T> => {
      const response = await fetch(`${gateway.url}/__preview/${path}`, init);
      expect(response.ok, `${path}: ${response.status}`).toBe(true);
      return response.json() as Promise<T>;
    };
    const idOf = async (isWanted: (one: StaffState['deliveries'][number]) => boolean) => {
      const { data } = await ask<Success<StaffState>>('state');
      return data.deliveries.find(isWanted)?.id ?? '';
    };
    await use(
      Object.assign(gateway, {
        codeFor: async (to: string) => {
          const sent = await ask<{ to: string; code?: string }[]>('outbox');
          return sent.find((message) => message.to === to)?.code ?? '';
        },
        deliveryOf: (number: string) => idOf((one) => one.number === number),
        deliveryIn: (status: string) => idOf((one) => one.status === status),
        move: async (deliveryId: string, status: string) => {
          await ask(`deliveries/${deliveryId}`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ status }),
          });
        },
      }),
    );
    gateway.close();
  },
  tab: async ({ engineName, preview }, use, info) => {
    const engine = await open[engineName]();
    try {
      await engine.resize(1280, 800);
      const tab = new Tab(engine, preview.url);
      await use(tab);
      if (info.status === 'passed') {
        expect([...(await tab.complaints()), ...preview.refused]).toEqual([]);
      } else {
        writeFileSync(info.outputPath('picture.png'), await engine.picture());
      }
    } finally {
      await engine.close();
    }
  },
});

export { expect };
