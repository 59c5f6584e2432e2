import { useCall } from '@/hooks/useCall';
import { viewFile } from '@/services/file';
import type { UploadedFile } from '@/services/types';
import { saveFile } from '@/utils/saveFile';

/** Fetches a file of a notice with the token when `run` is called, and hands it to the downloads. */
export const useNoticeFile = ({ id, name }: UploadedFile) =>
  useCall(async () => saveFile(await viewFile(id), name), { manual: true });
