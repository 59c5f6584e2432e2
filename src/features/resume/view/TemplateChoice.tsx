import { useT } from '@/hooks/useT';
import type { ResumeTemplate } from '@/services/types';
import styles from './ResumeView.module.css';

interface TemplateChoiceProps {
  templates: readonly ResumeTemplate[];
  chosen: string;
  onChoose: (templateId: string) => void;
}

/** The server's templates as radio buttons; a choice shows at once. */
export default function TemplateChoice({ templates, chosen, onChoose }: TemplateChoiceProps) {
  const t = useT();
  return (
    <fieldset className={styles.templates}>
      <legend>{t('resume.view.template')}</legend>
      {templates.map(({ id, name }) => (
        <label key={id} lang="zh-CN">
          <input
            type="radio"
            name="resume-template"
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
