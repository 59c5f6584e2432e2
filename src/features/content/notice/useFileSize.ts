import { useIntl } from '@umijs/max';
import { useCallback } from 'react';

const step = 1024;

/** Formats a size in bytes (kB, MB) in the current language. */
export function useFileSize(): (bytes: number) => string {
  const { locale } = useIntl();
  return useCallback(
    (bytes) => {
      const isLarge = bytes >= step * step;
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: isLarge ? 'megabyte' : 'kilobyte',
        maximumFractionDigits: isLarge ? 1 : 0,
      }).format(Math.max(1, isLarge ? bytes / step / step : Math.ceil(bytes / step)));
    },
    [locale],
  );
}
