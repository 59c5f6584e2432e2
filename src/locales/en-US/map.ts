import type zh from '../zh-CN/map';

export default {
  'map.open': 'Map',
  'map.openLabel': 'Show on a map: {place}',
  'map.amap': 'Amap',
  'map.baidu': 'Baidu Maps',
  'map.system': 'Maps on this device',
} satisfies Record<keyof typeof zh, string>;
