import { App, ConfigProvider, theme } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type ColourMode, themeFor } from '../../../config/theme';
import Console from './Console';

const key = 'preview-console-appearance';
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');

function Themed() {
  const [chosen, setChosen] = useState(() => window.localStorage.getItem(key));
  const [isSystemDark, setSystemDark] = useState(systemDark.matches);
  const mode: ColourMode =
    (chosen ?? (isSystemDark ? 'dark' : 'light')) === 'dark' ? 'dark' : 'light';

  useEffect(() => {
    const onChange = () => setSystemDark(systemDark.matches);
    systemDark.addEventListener('change', onChange);
    return () => systemDark.removeEventListener('change', onChange);
  }, []);
  useEffect(() => {
    document.documentElement.style.colorScheme = mode;
  }, [mode]);

  const toggle = () => {
    const other = mode === 'dark' ? 'light' : 'dark';
    window.localStorage.setItem(key, other);
    setChosen(other);
  };
  const base = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  const look = {
    mode,
    isMotionReduced: stillness.matches,
    textSize: 100,
    hasContrast: false,
  } as const;
  return (
    <ConfigProvider button={{ autoInsertSpace: false }} locale={zhCN} theme={themeFor(look, base)}>
      <App>
        <Console isDark={mode === 'dark'} onTheme={toggle} />
      </App>
    </ConfigProvider>
  );
}

const root = document.getElementById('console');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Themed />
    </StrictMode>,
  );
}
