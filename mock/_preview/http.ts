import type { IncomingMessage, ServerResponse } from 'node:http';

/** A part of a multipart body that is a file, as Umi's mock hands it on (multer, in memory). */
export interface UploadedPart {
  fieldname: string;
  originalname: string;
  mimetype: string;
  size: number;
  buffer: Buffer;
}

/** The request as Umi's mock middleware and Express both hand it on. */
export interface PreviewRequest extends IncomingMessage {
  params: Record<string, string>;
  body?: unknown;
  files?: UploadedPart[];
}

export type PreviewResponse = ServerResponse;

export type Handler = (
  req: PreviewRequest,
  res: PreviewResponse,
  next: (error?: unknown) => void,
) => Promise<void>;

/** The cookies of a request; undecodable values stay as they are. */
export function cookiesOf(req: IncomingMessage): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const pair of (req.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) {
      cookies[pair.slice(0, at).trim()] = decodeURIComponentSafely(pair.slice(at + 1).trim());
    }
  }
  return cookies;
}

function decodeURIComponentSafely(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** One header as text; a repeated one gives its first value. */
export function headerOf(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name.toLowerCase()];
  return Array.isArray(value) ? value[0] : value;
}
