import type { ComponentProps } from 'react';
import { PlainLink } from './PlainButton';

interface ActionLinkProps extends Omit<ComponentProps<typeof PlainLink>, 'look'> {
  /** The page's main action is filled, a plain one has no edge, any other one is outlined. */
  isMain?: boolean;
  isPlain?: boolean;
}

const wide = { flex: 1 };

/** A way on that looks like a button, as large as a page's action unless said. */
export default function ActionLink({ isMain, isPlain, size = 'large', ...rest }: ActionLinkProps) {
  const look = isMain ? 'main' : isPlain ? 'link' : 'outlined';
  return (
    <PlainLink
      style={size === 'large' && !isPlain ? wide : undefined}
      {...rest}
      look={look}
      size={size}
    />
  );
}
