import sharp from 'sharp'
import { drawScene } from './scenes/compose.ts'
import { drawHero } from './scenes/heroes.ts'
import { scenePool } from './scenes/pool.ts'
import { renderWebp } from './scenes/render.ts'
import { storePicture } from '../../kit/pictures.ts'
const files = { write: async () => {}, read: async () => undefined, exists: async () => false, remove: async () => {} }
for (const [name, draw] of [['hero', () => drawHero(0)], ['scene', () => drawScene(scenePool()[3]!)], ['scene2', () => drawScene(scenePool()[40]!)]] as const) {
  let t = performance.now(); const lap = () => { const d = performance.now() - t; t = performance.now(); return d.toFixed(0) }
  const svg = draw(); const a = lap()
  const webp = await renderWebp(svg, { quality: 94, effort: 0 }); const b = lap()
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer(); const b2 = lap()
  await storePicture(files, webp, { key: 'x' }); const c = lap()
  await storePicture(files, png, { key: 'x' }); const d = lap()
  await sharp(webp).rotate().resize({ width: 1920, withoutEnlargement: true }).toBuffer(); const e = lap()
  await sharp(webp).rotate().resize({ width: 1920, withoutEnlargement: true }).png({compressionLevel:0}).toBuffer(); const f = lap()
  console.log(name, { svg: a, webp: b, png: b2, storeWebp: c, storePng: d, wholeWebp: e, wholePng0: f })
}
