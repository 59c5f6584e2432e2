import BusyButton from '@/components/BusyButton';
import shared from '@/components/shared.module.css';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import type { Resume, ResumeTemplate } from '@/services/types';
import { fileName, saveFile } from '@/utils/saveFile';
import { sectionOf } from '../shared/sections';
import { masked } from '../view/masking';
import { useFieldText } from '../view/useFieldText';
import { jsonResume, type WordsOf } from './jsonResume';
import { useSheet } from './useSheet';

const loadWord = () => import(/* webpackChunkName: "word-file" */ './wordFile');

interface ResumeFilesProps {
  resume: Resume;
  templates: readonly ResumeTemplate[];
  isMasked: boolean;
}

/** The résumé as a file: for Word as its sheet shows it, and its data as JSON Resume. Both are made on the device. */
export default function ResumeFiles({ resume, templates, isMasked }: ResumeFilesProps) {
  const t = useT();
  const textOf = useFieldText();
  const sheetOf = useSheet(resume, templates, isMasked);
  const wordsOf: WordsOf = (section, key, value) => {
    const field = sectionOf(section).fields.find((one) => one.key === key);
    if (!field) return '';
    const { label } = textOf(field, value);
    return isMasked ? masked(field, label) : label;
  };
  const nameOf = (ending: string) =>
    fileName([resume.basic.name, t('resume.view.paper')].filter(Boolean).join(' '), ending);
  // What is wrong is said beside the buttons.
  const options = { manual: true, onError: () => undefined };
  const word = useCall(async () => {
    const [{ wordFile }, sheet] = await Promise.all([loadWord(), sheetOf()]);
    saveFile(await wordFile(sheet), nameOf('docx'));
  }, options);
  const data = useCall(async () => {
    const text = JSON.stringify(jsonResume(resume, wordsOf), undefined, 2);
    saveFile(new Blob([text], { type: 'application/json' }), nameOf('json'));
  }, options);
  const { error } = word;
  return (
    <>
      <BusyButton isBusy={word.loading} onClick={word.run}>
        {t('resume.file.word')}
      </BusyButton>
      <BusyButton isBusy={data.loading} onClick={data.run}>
        {t('resume.file.data')}
      </BusyButton>
      <p role="status" className={shared.problem}>
        {error && t('resume.file.failed')}
      </p>
    </>
  );
}
