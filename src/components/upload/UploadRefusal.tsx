import { useT } from '@/hooks/useT';
import type { FileFault } from '@/utils/upload/contents';
import type { UploadLimits } from '@/utils/upload/limits';
import shared from '../shared.module.css';

interface UploadRefusalProps {
  refusal: FileFault | undefined;
  limits: UploadLimits;
  id?: string;
}

/** Why a file is refused. */
export default function UploadRefusal({ refusal, limits, id }: UploadRefusalProps) {
  const t = useT();
  const { bytes, width, height } = limits;
  if (!refusal) return null;
  return (
    <p role="alert" id={id} className={shared.problem}>
      {t(`upload.refused.${refusal}`, { size: bytes / 1024 / 1024, width, height })}
    </p>
  );
}
