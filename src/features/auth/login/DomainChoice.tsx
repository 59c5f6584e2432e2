import { useId } from 'react';
import Field from '@/components/Field';
import { useT } from '@/hooks/useT';
import type { Domain } from '@/services/types';
import styles from './DomainChoice.module.css';

const domains: readonly Domain[] = ['portal', 'censor'];

interface DomainChoiceProps {
  value: Domain;
  onChange: (domain: Domain) => void;
}

/** In which role to sign in: job seeker (portal) or reviewer (censor), spec §6. */
export default function DomainChoice({ value, onChange }: DomainChoiceProps) {
  const t = useT();
  const name = useId();
  return (
    <Field label={t('auth.login.domain')} isGroup>
      {() => (
        <div className={styles.choice}>
          {domains.map((domain) => (
            <label key={domain} className={domain === value ? styles.chosen : styles.option}>
              <input
                type="radio"
                name={name}
                value={domain}
                checked={domain === value}
                onChange={() => onChange(domain)}
              />
              {t(`auth.login.domain.${domain}`)}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
