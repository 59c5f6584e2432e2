import { callUrl } from '@/request/path';

/** Address of a public picture (banner, logo, photo) for a plain `<img>`; needs no token. */
export function publicFileUrl(fileId: string): string {
  return callUrl('/portal/file/view/{fileId}', { fileId });
}
