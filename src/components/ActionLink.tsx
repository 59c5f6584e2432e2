import { Link } from '@umijs/max';
import type { ComponentProps } from 'react';
import { buttonClass, inOwnElement, type LookProps } from './PlainButton';

interface ActionLinkProps extends ComponentProps<typeof Link>, Omit<LookProps, 'look'> {
  /** `isMain`: a filled button, for the page's main action. `isPlain`: no border. Neither: an outlined button. */
  isMain?: boolean;
  isPlain?: boolean;
}

/** Never narrower than its words: with large text the buttons beside it go to the next line. */
const wide = { flex: '1 0 auto' };

/** A link that looks like a button. Large by default, like a page's action button. */
export default function ActionLink(props: ActionLinkProps) {
  const { isMain, isPlain, size = 'large', icon, className, children, ...rest } = props;
  const look = isMain ? 'main' : isPlain ? 'link' : 'outlined';
  return (
    <Link
      {...rest}
      style={size === 'large' && !isPlain ? wide : undefined}
      className={buttonClass({ look, size }, className)}
    >
      {icon}
      {inOwnElement(children)}
    </Link>
  );
}
