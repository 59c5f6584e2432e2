import { Checkbox, Flex, Radio } from 'antd';
import { useId, useRef, useState } from 'react';
import ActionLink from '@/components/ActionLink';
import AsyncContent from '@/components/AsyncContent';
import PageHead from '@/components/PageHead';
import PrintButton from '@/components/PrintButton';
import { useT } from '@/hooks/useT';
import { ignoreReported } from '@/request/errorHandler';
import { changeResumeTemplate } from '@/services/resume';
import type { ResumeTemplate } from '@/services/types';
import ResumeSkeleton from './ResumeSkeleton';
import { useResumeView, useTemplates } from './shared/useResumeView';
import Paper from './view/Paper';

/** /resumeview: the résumé in its template, with the choice of another one, masking and print. */
export default function ResumeViewScreen() {
  const t = useT();
  const { data, choose, ...request } = useChosenTemplate();
  const templates = useTemplates();
  const [isMasked, setMasked] = useState(true);
  return (
    <>
      <div className="offPaper">
        <PageHead
          title={t('resume.view.title')}
          intro={t('resume.view.intro')}
          action={
            <ActionLink isMain size="medium" to="/resumeedit/basic">
              {t('resume.edit.title')}
            </ActionLink>
          }
        />
      </div>
      <AsyncContent data={data} request={request} skeleton={<ResumeSkeleton />}>
        {(resume) => (
          <>
            <Flex
              wrap
              gap="8px 24px"
              align="center"
              className="offPaper"
              style={{ marginBottom: 16 }}
            >
              <TemplateChoice templates={templates} chosen={resume.templateId} onChoose={choose} />
              <Checkbox checked={isMasked} onChange={(event) => setMasked(event.target.checked)}>
                {t('resume.view.mask')}
              </Checkbox>
              <PrintButton />
            </Flex>
            <Paper resume={resume} templates={templates} isMasked={isMasked} />
          </>
        )}
      </AsyncContent>
    </>
  );
}

/** The résumé, and choosing its template: a choice shows at once and is undone when the server refuses it. */
function useChosenTemplate() {
  const { data, mutate, ...request } = useResumeView();
  /** Each call waits for the one before, so that the server keeps the last choice. */
  const calls = useRef(Promise.resolve());
  const choose = (templateId: string) => {
    if (!data) return;
    mutate({ ...data, templateId });
    const send = async (before: Promise<void>) => {
      await before;
      try {
        await changeResumeTemplate(templateId);
      } catch (failure) {
        // A later choice stays.
        mutate((now) => (now?.templateId === templateId ? data : now));
        ignoreReported(failure);
      }
    };
    calls.current = send(calls.current);
  };
  return { data, ...request, choose };
}

interface TemplateChoiceProps {
  templates: readonly ResumeTemplate[];
  chosen: string;
  onChoose: (templateId: string) => void;
}

/** The server's templates as radio buttons; the page shows a choice at once. */
function TemplateChoice({ templates, chosen, onChoose }: TemplateChoiceProps) {
  const t = useT();
  const labelId = useId();
  return (
    <Flex align="center" gap={16} wrap>
      <span id={labelId}>{t('resume.view.template')}</span>
      <Radio.Group
        aria-labelledby={labelId}
        value={chosen}
        options={templates.map(({ id, name }) => ({
          value: id,
          label: <span lang="zh-CN">{name}</span>,
        }))}
        onChange={(event) => onChoose(event.target.value)}
      />
    </Flex>
  );
}
