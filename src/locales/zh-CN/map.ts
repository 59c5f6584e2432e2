/** Looking a place up in a map (components/maps). */
export default {
  'map.open': '地图',
  'map.openLabel': '在地图中查看：{place}',
  'map.amap': '高德地图',
  'map.baidu': '百度地图',
  'map.system': '系统地图',
} as const;
