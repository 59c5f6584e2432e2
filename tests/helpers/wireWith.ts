type Settings = typeof import('../../config/wire').wire;

/** The wire of a portal whose config/wire.ts has other settings. */
export function wireWith(settings: Partial<Settings>): typeof import('@/request/wire') {
  jest.resetModules();
  const { wire }: { wire: Settings } = jest.requireActual('../../config/wire');
  jest.doMock('../../config/wire', () => ({ wire: { ...wire, ...settings } }));
  return require('@/request/wire');
}
