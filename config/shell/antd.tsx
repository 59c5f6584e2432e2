/** Stands in for antd while the shell is rendered: the parts of its screens, without antd's own style sheet. */
import { type CSSProperties, createElement, type ReactNode } from 'react';

interface FlexProps {
  component?: string;
  wrap?: boolean;
  gap?: CSSProperties['gap'];
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
  className?: string;
  children: ReactNode;
}

export function Flex({ component = 'div', wrap, gap, align, justify, ...props }: FlexProps) {
  const style: CSSProperties = {
    display: 'flex',
    flexWrap: wrap ? 'wrap' : undefined,
    gap,
    alignItems: align,
    justifyContent: justify,
  };
  return createElement(component, { style, ...props });
}
