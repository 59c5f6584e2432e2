import { Button } from 'antd';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import Field from '@/components/Field';
import TextInput from '@/components/TextInput';
import { useT } from '@/hooks/useT';
import { lineOf } from '@/utils/urlValues';
import { savedSearchLimit, searchNameLimit } from '../shared/savedSearches';
import styles from './SavedSearches.module.css';

interface SaveSearchFormProps {
  /** The name to begin with. */
  name: string;
  /** Answers whether there was room. */
  onSave: (name: string) => boolean;
  onCancel: () => void;
}

/** The name under which a search is kept. */
export default function SaveSearchForm({ name, onSave, onCancel }: SaveSearchFormProps) {
  const t = useT();
  const [text, setText] = useState(lineOf(name, searchNameLimit));
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = lineOf(text, searchNameLimit);
    if (!wanted) setError(t('positions.saved.nameless'));
    else if (!onSave(wanted)) setError(t('positions.saved.full', { count: savedSearchLimit }));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={t('positions.saved.name')}
        error={error}
        isRequired
        hint={t('positions.saved.hint')}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            value={text}
            maxLength={searchNameLimit}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" size="large">
          {t('positions.saved.confirm')}
        </Button>
        <Button size="large" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
