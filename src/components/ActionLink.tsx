import type { ComponentProps } from 'react';
import { PlainLink } from './PlainButton';

interface ActionLinkProps extends Omit<ComponentProps<typeof PlainLink>, 'look'> {
  /** `isMain`: a filled button, for the page's main action. `isPlain`: no border. Neither: an outlined button. */
  isMain?: boolean;
  isPlain?: boolean;
}

const wide = { flex: 1 };

/** A link that looks like a button. Large by default, like a page's action button. */
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
