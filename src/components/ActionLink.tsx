import { useNavigate } from '@umijs/max';
import { Button, type ButtonProps } from 'antd';
import { isPlainClick } from '@/utils/plainClick';
import { routerBase } from '@/utils/routerBase';

interface ActionLinkProps extends Omit<ButtonProps, 'href' | 'type' | 'color' | 'variant'> {
  /** The portal's own path. */
  to: string;
  /** The page's main action is filled, a plain one has no edge, any other one is outlined. */
  isMain?: boolean;
  isPlain?: boolean;
}

const looks = { plain: { paddingInline: 0 }, large: { flex: 1 } };

/** A way on that looks like a button, as large as a page's action unless said; a link of the router. */
export default function ActionLink(props: ActionLinkProps) {
  const { to, isMain, isPlain, size = 'large', onClick, ...rest } = props;
  const navigate = useNavigate();
  return (
    <Button
      style={isPlain ? looks.plain : size === 'large' ? looks.large : undefined}
      {...rest}
      size={size}
      color="primary"
      variant={isMain ? 'solid' : isPlain ? 'link' : 'outlined'}
      href={routerBase() + to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}
