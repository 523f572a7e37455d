import { expect, it } from 'vitest'
import { announcedPicture, headOf, scriptText } from './head.ts'

it('what a screen says of itself is written so that no text can end its element', () => {
  const head = headOf([
    { title: 'Homes < R2m & "up"' },
    { name: 'description', content: 'A "quiet" home' },
    { tagName: 'link', rel: 'canonical', href: '/a?b=1&c=2' },
    { 'script:ld+json': { name: '</script><b>' } },
  ])
  expect(head).toBe(
    '<title>Homes &lt; R2m &amp; &quot;up&quot;</title>' +
      '<meta name="description" content="A &quot;quiet&quot; home">' +
      '<link rel="canonical" href="/a?b=1&amp;c=2">' +
      '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>',
  )
})

it('data in the page keeps every character', () => {
  const data = { text: '</script> <!-- \u2028' }
  expect(JSON.parse(scriptText(data))).toEqual(data)
  expect(scriptText(data)).not.toContain('<')
})

it('the largest picture is announced, unless narrow pages show another one', () => {
  const picture =
    '<img src="/a.webp" srcset="/a.webp 400w, /b.webp 800w" sizes="50vw" fetchpriority="high">'
  expect(announcedPicture(`<p><img src="/x.webp"></p>${picture}`)).toBe(
    '<link rel="preload" as="image" href="/a.webp" imagesrcset="/a.webp 400w, /b.webp 800w" imagesizes="50vw" fetchpriority="high">',
  )
  expect(announcedPicture(`<picture><source srcset="/c.avif">${picture}</picture>`)).toBe('')
  expect(announcedPicture('<img src="/x.webp" loading="lazy">')).toBe('')
})
