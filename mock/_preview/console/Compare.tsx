import { Button, Drawer, Flex, Segmented, Typography, theme } from 'antd';
import { useState } from 'react';
import { addressOf, type Place } from './api';
import { useConsole } from './useConsole';

/** Widths of the frames in CSS pixels: phone, tablet, desktop. */
const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const allWidths = 360 + 768 + 1440;
/** Drawer's padding and the gaps between the frames. */
const aroundFrames = 96;

/** The frames are made smaller until all three fit; below a size that can be read, the window scrolls. */
const scaleFor = (windowWidth: number) =>
  Math.min(1, Math.max(0.4, (windowWidth - aroundFrames) / allWidths));

const looks = { light: '浅色', dark: '深色' } as const;
const languages = { 'zh-CN': '中文', 'en-US': 'English' } as const;

const options = (names: Record<string, string>) => [
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
  { value: 'both', label: '都看' },
];
const chosen = <T extends string>(names: Record<T, string>, value: string) =>
  (Object.keys(names) as T[]).filter((name) => value === 'both' || value === name);

interface CompareProps {
  place: Place & { name: string };
  onClose(): void;
}

/** One screen at three widths side by side. Theme and language hold for the frames alone (staff/portalScript). */
export default function Compare({ place: { name, ...place }, onClose }: CompareProps) {
  const { copy } = useConsole();
  const { token } = theme.useToken();
  const [look, setLook] = useState('light');
  const [language, setLanguage] = useState('zh-CN');
  const [round, setRound] = useState(0);
  const address = addressOf(place);
  const scale = scaleFor(window.innerWidth);

  return (
    <Drawer open onClose={onClose} placement="bottom" size="100%" title={name}>
      <Flex wrap gap="small" align="center">
        <Segmented aria-label="外观" options={options(looks)} value={look} onChange={setLook} />
        <Segmented
          aria-label="语言"
          options={options(languages)}
          value={language}
          onChange={setLanguage}
        />
        <Button onClick={() => setRound(round + 1)}>全部重新加载</Button>
        <Button onClick={() => copy(address)}>复制地址</Button>
        <Button href={address} target="_blank">
          在新标签页打开
        </Button>
      </Flex>
      {chosen(looks, look).flatMap((mode) =>
        chosen(languages, language).map((locale) => (
          <section key={mode + locale} aria-label={`${looks[mode]}，${languages[locale]}`}>
            <Typography.Title level={2} style={{ marginBlock: 12, fontSize: 16 }}>
              {looks[mode]} · {languages[locale]}
            </Typography.Title>
            <Flex
              gap="middle"
              style={{ overflowX: 'auto' }}
              tabIndex={0}
              role="group"
              aria-label="三种宽度"
            >
              {sizes.map(({ width, height }) => (
                <figure key={width} style={{ margin: 0, flex: 'none' }}>
                  <figcaption>{width} px</figcaption>
                  <div
                    style={{
                      inlineSize: width * scale,
                      blockSize: height * scale,
                      overflow: 'hidden',
                      border: `1px solid ${token.colorBorder}`,
                    }}
                  >
                    <iframe
                      key={round}
                      name={`preview:${mode}:${locale}`}
                      title={`${name}，${width} px，${looks[mode]}，${languages[locale]}`}
                      src={address}
                      style={{
                        inlineSize: width,
                        blockSize: height,
                        border: 0,
                        transform: `scale(${scale})`,
                        transformOrigin: '0 0',
                      }}
                    />
                  </div>
                </figure>
              ))}
            </Flex>
          </section>
        )),
      )}
    </Drawer>
  );
}
