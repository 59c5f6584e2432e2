import { Card } from 'antd';
import { type ReactNode, useId } from 'react';
import ActionLink from '@/components/ActionLink';
import styles from './UserCenter.module.css';

interface CenterPartProps {
  title: string;
  more?: { label: string; to: string };
  children: ReactNode;
}

/** A section of the user centre with its heading. */
export default function CenterPart({ title, more, children }: CenterPartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card
        size="small"
        styles={{
          header: { paddingInline: 'var(--inset)' },
          body: { padding: 0 },
          title: { whiteSpace: 'normal' },
        }}
        title={
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        }
        extra={
          more && (
            <ActionLink isPlain size="medium" to={more.to}>
              {more.label}
            </ActionLink>
          )
        }
      >
        {children}
      </Card>
    </section>
  );
}
