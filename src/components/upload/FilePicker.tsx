import type { ControlProps } from '@/components/Field';
import type { Upload } from '@/hooks/useUpload';
import type { FileKind } from '@/utils/upload/contents';
import type { UploadLimits } from '@/utils/upload/limits';
import UploadStatus from './UploadStatus';

interface FilePickerProps {
  control: ControlProps;
  upload: Upload;
  limits: UploadLimits;
}

const endings: Record<FileKind, string> = {
  jpeg: '.jpg,.jpeg',
  png: '.png',
  pdf: '.pdf',
  doc: '.doc',
  docx: '.docx',
};

/** Chooses one file, which is sent at once, and says how far it has come. */
export default function FilePicker({ control, upload, limits }: FilePickerProps) {
  return (
    <>
      <input
        {...control}
        type="file"
        accept={limits.kinds.map((kind) => endings[kind]).join(',')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Emptied so that the same file can be chosen again after a failure.
          event.target.value = '';
          if (file) void upload.take(file);
        }}
      />
      <UploadStatus upload={upload} limits={limits} />
    </>
  );
}
