import { Button, Flex, Input, Upload } from 'antd';
import { useId } from 'react';
import shared from '@/components/shared.module.css';
import UploadRefusal from '@/components/upload/UploadRefusal';
import { useT } from '@/hooks/useT';
import { documentLimits } from '@/utils/upload/limits';
import { longestPaper } from './file/reading';
import type { ReadFailure } from './usePaper';

interface SourcePickerProps {
  failure: ReadFailure | undefined;
  text: string;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  onRead: () => void;
}

/** Failures with words of their own; all others are those of a file that is to be sent. */
const own = ['scanned', 'locked', 'pages', 'nothing', 'missing', 'type'] as const;

function Failed({ failure }: Pick<SourcePickerProps, 'failure'>) {
  const t = useT();
  const mine = own.find((one) => one === failure);
  if (mine) {
    return (
      <p role="alert" className={shared.problem}>
        {t(`resume.read.failed.${mine}`, { count: longestPaper })}
      </p>
    );
  }
  const refusal = own.some((one) => one === failure) ? undefined : failure;
  return (
    <UploadRefusal
      refusal={refusal as Exclude<ReadFailure, (typeof own)[number]>}
      limits={documentLimits}
    />
  );
}

/** Chooses a file, or takes a pasted text; says why the last one could not be read, and what to do. */
export default function SourcePicker(props: SourcePickerProps) {
  const { failure, text, onText, onFile, onRead } = props;
  const t = useT();
  const id = useId();
  return (
    <Flex vertical gap={16} align="stretch">
      <Failed failure={failure} />
      <div>
        <Upload
          accept=".pdf,.docx,.txt"
          hasControlInside
          showUploadList={false}
          beforeUpload={(file) => {
            onFile(file);
            // It is read here and sent nowhere.
            return Upload.LIST_IGNORE;
          }}
        >
          <Button size="large" type="primary">
            {t('upload.choose')}
          </Button>
        </Upload>
        <p className="quiet">{t('resume.read.kinds', { count: longestPaper })}</p>
      </div>
      <label htmlFor={id}>{t('resume.read.paste')}</label>
      <Input.TextArea
        id={id}
        rows={8}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <div>
        <Button size="large" disabled={text.trim() === ''} onClick={onRead}>
          {t('resume.read.readText')}
        </Button>
      </div>
    </Flex>
  );
}
