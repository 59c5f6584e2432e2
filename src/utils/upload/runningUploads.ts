import { createListeners } from '../listeners';

/** How far an upload is. */
export interface UploadState {
  name: string;
  percent: number;
  /** Set when sending failed; then `retry` works. */
  isFailed: boolean;
}

/** Checks and sends a file, and says how far it is; whether that succeeded. */
export type UploadWork = (show: (change: Partial<UploadState>) => void) => Promise<boolean>;

/** Running uploads: saving a form waits for them, so that it saves the file that was just chosen. */
const running = new Set<Promise<boolean>>();
const listeners = createListeners();

/** Counts an upload as running until it ends; its promise is true when the upload succeeded or was cancelled. */
export function trackUpload(upload: Promise<boolean>): void {
  running.add(upload);
  listeners.call();
  void upload.finally(() => {
    running.delete(upload);
    listeners.call();
  });
}

/** Counts a file that is still being made, for example cropped, as a running upload; call the result when it is there. */
export function holdUpload(): () => void {
  let end: () => void = () => undefined;
  trackUpload(
    new Promise((resolve) => {
      end = () => resolve(true);
    }),
  );
  return end;
}

/** Whether an upload is running. */
export const hasUploads = (): boolean => running.size > 0;

/** Calls back when an upload begins or ends. */
export const onUploads = listeners.add;

/** Waits for all running uploads; false when one of them failed, which its field shows. */
export async function uploadsDone(): Promise<boolean> {
  let areDone = true;
  while (running.size > 0) {
    const ended = await Promise.all(running);
    areDone &&= ended.every(Boolean);
  }
  return areDone;
}
