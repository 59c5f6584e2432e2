import { useEffect } from 'react';
import { useCall } from '@/hooks/useCall';
import { getCaptcha } from '@/services/captcha';

/** Connects a picture with a later call. `randomUUID` is missing where the page is not served over https. */
function newRandom(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A captcha picture for `attrKey` (login, regist, forget …), as an object URL that is released afterwards. A picture
 * works once: call `refresh` after each failure (contract: /captcha/generate).
 */
export function useCaptcha(attrKey: string, isWanted: boolean) {
  const { data, loading, error, refresh } = useCall(
    async () => {
      const random = newRandom();
      const picture = await getCaptcha(attrKey, random);
      return { random, url: URL.createObjectURL(picture) };
    },
    { ready: isWanted, refreshDeps: [attrKey] },
  );
  const url = data?.url;
  useEffect(() => {
    if (!url) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  return {
    picture: error ? undefined : data,
    isLoading: loading,
    hasFailed: Boolean(error) && !loading,
    refresh,
  };
}
