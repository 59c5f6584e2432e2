import { bundle } from '../../config/bundle';

interface Seen {
  set?: jest.Mock<void, [string, unknown]>;
  add?: jest.Mock<void, [string]>;
}

/** Runs the portal's part of Umi's webpack configuration. `set` sees what is set for the output, `add` the entry's file. */
export function runChain({ set = jest.fn(), add = jest.fn() }: Seen): void {
  const use = () => ({ tap: jest.fn(), loader: jest.fn() });
  const rule = { sideEffects: jest.fn(), use, enforce: () => ({ use }) };
  bundle.chainWebpack(
    {
      entry: () => ({ clear: () => ({ add }) }),
      output: { set },
      plugin: () => ({ use: jest.fn() }),
      target: jest.fn(),
      optimization: { splitChunks: jest.fn(), mangleExports: jest.fn(), moduleIds: jest.fn() },
      module: { rule: () => ({ ...rule, test: () => rule }) },
    },
    {
      webpack: {
        NormalModuleReplacementPlugin: null,
        DefinePlugin: null,
        ids: { DeterministicModuleIdsPlugin: null },
      },
    },
  );
}
