import { Link } from '@umijs/max';
import { useLockFn } from 'ahooks';
import { Checkbox, Flex, Radio } from 'antd';
import { useId, useState } from 'react';
import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import PrintButton from '@/components/PrintButton';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { alreadySaid } from '@/request/alreadySaid';
import { changeResumeTemplate, getResumeTemplates, viewResume } from '@/services/resume';
import type { ResumeTemplate } from '@/services/types';
import ResumeSkeleton from './ResumeSkeleton';
import Paper from './view/Paper';
import styles from './view/ResumeView.module.css';

/** /resumeview: the résumé on paper in its template, with the choice of another, masking and print. */
export default function ResumeViewScreen() {
  const t = useT();
  const { data, error, loading, refresh, mutate } = useCall(() => viewResume({}));
  const { data: templates = [] } = useCall(() => getResumeTemplates());
  const [isMasked, setMasked] = useState(true);

  const choose = useLockFn(async (templateId: string) => {
    if (!data) return;
    const before = data;
    mutate({ ...data, templateId });
    try {
      await changeResumeTemplate(templateId);
    } catch (failure) {
      mutate(before);
      alreadySaid(failure);
    }
  });
  const template = templates.find(({ id }) => id === data?.templateId);

  return (
    <>
      <div className="offPaper">
        <PageHead
          title={t('resume.view.title')}
          intro={t('resume.view.intro')}
          action={
            <Link className={styles.edit} to="/resumeedit/basic">
              {t('resume.edit.title')}
            </Link>
          }
        />
      </div>
      {error && !data && <Failure onRetry={refresh} isRetrying={loading} />}
      {!data && !error && <ResumeSkeleton />}
      {data && (
        <>
          <Flex
            wrap
            gap="8px 24px"
            align="center"
            className="offPaper"
            style={{ marginBottom: 16 }}
          >
            <TemplateChoice templates={templates} chosen={data.templateId} onChoose={choose} />
            <Checkbox checked={isMasked} onChange={(event) => setMasked(event.target.checked)}>
              {t('resume.view.mask')}
            </Checkbox>
            <PrintButton />
          </Flex>
          <Paper resume={data} layout={template?.layout ?? 'table'} isMasked={isMasked} />
        </>
      )}
    </>
  );
}

interface TemplateChoiceProps {
  templates: readonly ResumeTemplate[];
  chosen: string;
  onChoose: (templateId: string) => void;
}

/** The server's templates as radio buttons; a choice shows at once. */
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
