import { named, useById } from '@/hooks/useById';
import { useCall } from '@/hooks/useCall';
import { viewNotice } from '@/services/content';
import { viewFile } from '@/services/file';
import type { UploadedFile } from '@/services/types';
import { saveFile } from '@/utils/saveFile';

const view = named(viewNotice);

/** A notice in full; null when there is none with this id. */
export const useNotice = (id: string) => useById(view, id);

/** Fetches a file of a notice with the token when `run` is called, and hands it to the downloads. */
export const useNoticeFile = ({ id, name }: UploadedFile) =>
  useCall(async () => saveFile(await viewFile(id), name), { manual: true });
