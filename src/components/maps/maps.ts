const maps = ['amap', 'baidu', 'system'] as const;
type MapName = (typeof maps)[number];

/** The address by which a device opens its own map; Apple's know no `geo:` (RFC 5870), and computers mostly have none. */
function ownMap(query: string): string | undefined {
  const { userAgent } = navigator;
  if (/\b(?:iPhone|iPad|iPod|Macintosh)\b/.test(userAgent))
    return `https://maps.apple.com/?q=${query}`;
  return /\b(?:Android|OpenHarmony)\b/.test(userAgent) ? `geo:0,0?q=${query}` : undefined;
}

/** The addresses that look a place up: uri.amap.com/search, api.map.baidu.com/geocoder, the device's own. */
export function mapLinks(place: string): { map: MapName; href: string }[] {
  const query = encodeURIComponent(place);
  const hrefs = {
    amap: `https://uri.amap.com/search?keyword=${query}`,
    baidu: `https://api.map.baidu.com/geocoder?address=${query}&output=html&src=webapp.portal`,
    system: ownMap(query),
  };
  return maps.flatMap((map) => {
    const href = hrefs[map];
    return href ? [{ map, href }] : [];
  });
}
