import { useT } from '@/hooks/useT';
import { type FileError, isForeignDocument, isForeignPicture } from '@/utils/upload/contents';
import type { UploadLimits } from '@/utils/upload/limits';
import shared from '../shared.module.css';

interface UploadRefusalProps {
  refusal: FileError | undefined;
  limits: UploadLimits;
  id?: string;
}

function wordsOf(refusal: FileError) {
  if (refusal === 'HEIC') return 'upload.refused.heic';
  if (isForeignPicture(refusal)) return 'upload.refused.picture';
  return isForeignDocument(refusal)
    ? 'upload.refused.document'
    : (`upload.refused.${refusal}` as const);
}

/** Why a file is refused, and what to do. */
export default function UploadRefusal({ refusal, limits, id }: UploadRefusalProps) {
  const t = useT();
  const { bytes, width, height } = limits;
  if (!refusal) return null;
  return (
    <p role="alert" id={id} className={shared.problem}>
      {t(wordsOf(refusal), { size: bytes / 1024 / 1024, width, height, format: refusal })}
    </p>
  );
}
