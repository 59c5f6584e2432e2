import { reportFailure } from '@/request/errorHandler';
import { isTooMuch } from '@/request/failure';
import type { CallOptions } from '@/request/types';
import { download, upload } from './call';

/** A private file, with the token (spec §7). Fails with NOT_FOUND. */
export function viewFile(fileId: string, options?: CallOptions) {
  return download('/portal/file/view/{fileId}', { path: { fileId } }, options);
}

const quiet = (options?: CallOptions): CallOptions => ({ ...options, skipErrorHandler: true });

/** Reports a failed upload, but not a page that says 413: the field says that. */
async function reported<T>(call: Promise<T>, options?: CallOptions): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const isSaid = options?.skipErrorHandler || (isTooMuch(error) && !error.hasEnvelope);
    if (!isSaid) reportFailure(error);
    throw error;
  }
}

/** Uploads a picture (spec §7). Fails with FILE_REFUSED. */
export function uploadImage(file: File, options?: CallOptions) {
  return reported(upload('/portal/file/uploadImage', file, quiet(options)), options);
}

/** Uploads a file (spec §7). Fails with FILE_REFUSED. */
export function uploadFile(file: File, options?: CallOptions) {
  return reported(upload('/w/file/upload', file, quiet(options)), options);
}
