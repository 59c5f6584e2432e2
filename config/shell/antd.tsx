/** Stands in for antd while the shell is rendered: the parts of its screens, without antd's own style sheet. */
import { type CSSProperties, createElement, type ReactNode } from 'react';
import styles from './antd.module.css';

interface PartProps {
  className?: string;
  children: ReactNode;
}

interface FlexProps extends PartProps {
  component?: string;
  wrap?: boolean;
  vertical?: boolean;
  gap?: CSSProperties['gap'];
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
  style?: CSSProperties;
}

export function Flex({ component = 'div', ...rest }: FlexProps) {
  const { wrap, vertical, gap, align, justify, style: own, ...props } = rest;
  const style: CSSProperties = {
    display: 'flex',
    flexDirection: vertical ? 'column' : undefined,
    flexWrap: wrap ? 'wrap' : undefined,
    gap,
    alignItems: align,
    justifyContent: justify,
    ...own,
  };
  return createElement(component, { style, ...props });
}

export function Button({ type, className = '', children }: PartProps & { type?: 'link' }) {
  const look = type === 'link' ? styles.link : '';
  return (
    <button type="button" className={`ant-btn ${styles.button} ${look} ${className}`}>
      {children}
    </button>
  );
}

const tones: Readonly<Record<string, string | undefined>> = {
  warning: styles.warning,
  processing: styles.processing,
  success: styles.success,
};

export function Tag({ color = '', lang, children }: PartProps & { color?: string; lang?: string }) {
  return (
    <span className={`${styles.tag} ${tones[color] ?? ''}`} lang={lang}>
      {children}
    </span>
  );
}

interface DescriptionsProps {
  className: string;
  items: readonly { key: string; label: ReactNode; children: ReactNode }[];
}

/** Labels and values in a table with lines, as antd's are in one column, small and bordered. */
export function Descriptions({ className, items }: DescriptionsProps) {
  return (
    <div className={`${styles.facts} ${className}`}>
      <table>
        <tbody>
          {items.map(({ key, label, children }) => (
            <tr key={key}>
              <th>{label}</th>
              <td>
                <span>{children}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
