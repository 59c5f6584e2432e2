import type { CallOptions } from '@/request/types';
import { download, upload } from './call';

/** A private file, with the token (spec §7). Fails with NOT_FOUND. */
export function viewFile(fileId: string, options?: CallOptions) {
  return download('/portal/file/view/{fileId}', { path: { fileId } }, options);
}

/** Uploads a picture (spec §7). Fails with FILE_REFUSED. */
export function uploadImage(file: File, options?: CallOptions) {
  return upload('/portal/file/uploadImage', file, options);
}

/** Uploads a file (spec §7). Fails with FILE_REFUSED. */
export function uploadFile(file: File, options?: CallOptions) {
  return upload('/w/file/upload', file, options);
}
