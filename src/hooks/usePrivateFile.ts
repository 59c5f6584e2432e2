import { useEffect, useState } from 'react';
import { viewFile } from '@/services/file';
import { useReading } from './useCall';

/**
 * The address, in this page's memory, of a file that only its owner may read: it is fetched with the token. Undefined until it
 * is here. `isQuiet`: a failure shows no notification.
 */
export function usePrivateFile(fileId: string, isQuiet?: boolean): string | undefined {
  const { data } = useReading(
    (signal) => viewFile(fileId, { signal, skipErrorHandler: isQuiet }),
    [fileId],
  );
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return undefined;
    const own = URL.createObjectURL(data);
    setUrl(own);
    return () => URL.revokeObjectURL(own);
  }, [data]);
  return url;
}
