const inert = {
  urlParamsMergeInitialValues: {},
  onUrlSyncReset: () => undefined,
  onUrlSyncFinish: () => undefined,
};

/** Stands for ProForm's values in the address (`syncToUrl`): the portal's addresses are kept by src/hooks/useUrlState.ts. */
export function useUrlSync({ syncToUrl }: { syncToUrl?: unknown }) {
  if (syncToUrl) throw new Error('syncToUrl is not part of this portal: see useUrlState');
  return inert;
}
