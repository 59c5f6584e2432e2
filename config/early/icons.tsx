/** Stands in for antd's icons in the page's script: as wide as one, and empty. */
import styles from '../shell/antd.module.css';

function Icon({ className }: { className?: string }) {
  return <span aria-hidden="true" className={`${styles.icon} ${className ?? ''}`} />;
}

export {
  Icon as ExportOutlined,
  Icon as PrinterOutlined,
  Icon as ShareAltOutlined,
  Icon as StarFilled,
  Icon as StarOutlined,
  Icon as SwapOutlined,
};
