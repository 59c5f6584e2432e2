import { Flex, Radio } from 'antd';
import { useId } from 'react';
import { useT } from '@/hooks/useT';
import type { ResumeTemplate } from '@/services/types';

interface TemplateChoiceProps {
  templates: readonly ResumeTemplate[];
  chosen: string;
  onChoose: (templateId: string) => void;
}

/** The server's templates as radio buttons; a choice shows at once. */
export default function TemplateChoice({ templates, chosen, onChoose }: TemplateChoiceProps) {
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
