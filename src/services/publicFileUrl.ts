import { callUrl } from '@/request/path';

/**
 * Address of a public picture (banner, logo, photo) for a plain `<img>`; needs no token. Undefined without an id, which a
 * server may leave out (contract: Common rules): the picture's place then stays empty.
 */
export function publicFileUrl(fileId: string | null | undefined): string | undefined {
  return fileId ? callUrl('/portal/file/view/{fileId}', { fileId }) : undefined;
}
