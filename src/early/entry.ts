/**
 * The entry of the build (config/bundle.ts): runs Umi's own entry, and before it the largest packages, each in a task of its
 * own. In one task they keep a slow phone from answering for 200 ms. The modules are those of Umi's entry, in the same file.
 */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["Link"] */ '@umijs/max');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["ConfigProvider"] */ 'antd');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@@/umi');
}

void start();
