/** Stands for the parts of ahooks' useRequest that no call uses: polling, throttling, cache, retries… (src/hooks/useCall.ts). */
export default function useInertPlugin() {
  return {};
}
