import type { CallOptions } from '@/request/types';
import type { UploadedFile } from '@/services/types';
import { withFileName } from '@/utils/upload/fileName';

/**
 * Sends a file by one of the calls that take files; returns it as the server knows it.
 * @throws as services/call does
 */
export async function sendFile(
  call: (file: File, options: CallOptions) => Promise<UploadedFile>,
  file: File,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
) {
  const answer = await call(file, {
    signal,
    onUploadProgress: ({ loaded, total }) =>
      onPercent(total ? Math.round((100 * loaded) / total) : 0),
  });
  return withFileName(answer, file);
}
