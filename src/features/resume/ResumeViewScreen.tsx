import { Checkbox, Flex, Radio } from 'antd';
import { useId, useState } from 'react';
import ActionLink from '@/components/ActionLink';
import AsyncContent from '@/components/AsyncContent';
import PageHead from '@/components/PageHead';
import PrintButton from '@/components/PrintButton';
import { SideSkeleton } from '@/components/SideLayout';
import { useT } from '@/hooks/useT';
import type { Resume, ResumeTemplate } from '@/services/types';
import ResumeFiles from './file/ResumeFiles';
import { isTouched } from './shared/completeness';
import { resumeSections } from './shared/sections';
import { useTemplates } from './shared/useResumeView';
import Paper from './view/Paper';
import { useChosenTemplate } from './view/useChosenTemplate';

const layouts: readonly ResumeTemplate['layout'][] = ['table', 'compact', 'timeline'];

const hasContent = (resume: Resume) => resumeSections.some((section) => isTouched(resume, section));

/** /resumeview: the résumé in its template, with the choice of another one, masking and print. */
export default function ResumeViewScreen() {
  const t = useT();
  const labelId = useId();
  const { data, choose, ...request } = useChosenTemplate();
  const templates = useTemplates();
  const [isMasked, setMasked] = useState(true);
  /** Templates of one layout are told apart by the server's names alone. */
  const isNamed = (layout: ResumeTemplate['layout']) =>
    layouts.includes(layout) && templates.filter((one) => one.layout === layout).length === 1;
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
      <AsyncContent data={data} request={request} skeleton={<SideSkeleton />}>
        {(resume) => (
          <>
            <Flex
              wrap
              gap="8px 24px"
              align="center"
              className="offPaper"
              style={{ marginBottom: 16 }}
            >
              <Flex align="center" gap={16} wrap>
                <span id={labelId}>{t('resume.view.template')}</span>
                <Radio.Group
                  aria-labelledby={labelId}
                  value={resume.templateId}
                  options={templates.map(({ id, name, layout }) => ({
                    value: id,
                    label: isNamed(layout) ? (
                      t(`resume.template.${layout}`)
                    ) : (
                      <span lang="zh-CN">{name}</span>
                    ),
                  }))}
                  onChange={(event) => choose(event.target.value)}
                />
              </Flex>
              <Checkbox checked={isMasked} onChange={(event) => setMasked(event.target.checked)}>
                {t('resume.view.mask')}
              </Checkbox>
              <Flex wrap gap={8} align="center">
                <PrintButton />
                {hasContent(resume) && <ResumeFiles {...{ resume, templates, isMasked }} />}
              </Flex>
            </Flex>
            <Paper resume={resume} templates={templates} isMasked={isMasked} />
          </>
        )}
      </AsyncContent>
    </>
  );
}
