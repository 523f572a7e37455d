/** Shows the document; requests go to the site that the page came from, with the session cookie of the browser. */
export const docsScript = `
fetch('/api/docs/openapi-3.0.json')
  .then((reply) => reply.json())
  .then((spec) => {
    spec.servers = [{ url: location.origin, description: 'This site' }]
    SwaggerUIBundle({
      spec,
      dom_id: '#viewer',
      deepLinking: true,
      docExpansion: 'none',
      filter: true,
      operationsSorter: 'alpha',
      tagsSorter: 'alpha',
      tryItOutEnabled: true,
      displayRequestDuration: true,
      defaultModelsExpandDepth: -1,
      validatorUrl: null,
      syntaxHighlight: { activated: false },
    })
  })
`

/** Gives the viewer the colours and typefaces of the site, light and dark. */
export const docsStyle = `
:root{color-scheme:light dark;--ink:#1e1a17;--soft:#655c51;--ground:#fbf9f6;--card:#fff;--line:#e9e3da;--brand:#563388;--on-brand:#fff;
--get:#2c6a8f;--post:#2f7048;--put:#8a5a12;--delete:#a3333d}
@media(prefers-color-scheme:dark){:root{--ink:#f4eff7;--soft:#b0a6b8;--ground:#17131b;--card:#201b26;--line:#39323f;--brand:#cdb6ec;--on-brand:#1d1624;
--get:#8fc4e6;--post:#93d3ab;--put:#e8bd77;--delete:#f2a0a7}}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
header{display:flex;justify-content:space-between;gap:1rem;padding:1rem;max-width:72rem;margin:0 auto;box-sizing:border-box}
header a{color:var(--brand)}header a:first-child{font:600 1.25rem Georgia,serif;text-decoration:none}
main{max-width:72rem;margin:0 auto;padding:0 0 4rem}noscript{display:block;padding:0 1rem}noscript code{overflow-wrap:anywhere}
.swagger-ui,.swagger-ui *{font-family:inherit}
.swagger-ui pre,.swagger-ui code,.swagger-ui pre *,.swagger-ui .opblock-summary-path,.swagger-ui .opblock-summary-path *{font-family:ui-monospace,monospace}
.swagger-ui .info{margin:1rem 0 1.5rem}.swagger-ui .info .title,.swagger-ui .opblock-tag{font-family:Georgia,serif;color:var(--ink)}
.swagger-ui,.swagger-ui p,.swagger-ui li,.swagger-ui label,.swagger-ui h4,.swagger-ui h5,.swagger-ui td,.swagger-ui th,.swagger-ui table thead tr td,.swagger-ui table thead tr th,
.swagger-ui .info p,.swagger-ui .info li,.swagger-ui .tab li,.swagger-ui .tab li button.tablinks,.swagger-ui .parameter__name,.swagger-ui .response-col_status,.swagger-ui .response-col_links,
.swagger-ui .opblock .opblock-section-header h4,.swagger-ui .opblock .opblock-section-header>label,.swagger-ui .opblock-description-wrapper p,.swagger-ui .opblock-summary-path,
.swagger-ui .responses-inner h4,.swagger-ui .responses-inner h5,.swagger-ui .dialog-ux .modal-ux-content p,.swagger-ui .dialog-ux .modal-ux-content h4,.swagger-ui .dialog-ux .modal-ux-header h3,
.swagger-ui .model,.swagger-ui .model-title,.swagger-ui .prop-type,.swagger-ui .servers>label,.swagger-ui .scheme-container .schemes>label,.swagger-ui section h3,
.swagger-ui .json-schema-2020-12__title,.swagger-ui .json-schema-2020-12-keyword__name,.swagger-ui .json-schema-2020-12-property .json-schema-2020-12__title{color:var(--ink)}
.swagger-ui .opblock-tag small,.swagger-ui .opblock .opblock-summary-description,.swagger-ui .parameter__type,.swagger-ui .parameter__in,.swagger-ui .parameter__deprecated,.swagger-ui .info .base-url,
.swagger-ui .json-schema-2020-12-keyword__value,.swagger-ui .json-schema-2020-12__attribute,.swagger-ui .json-schema-2020-12-json-viewer__name,.swagger-ui .json-schema-2020-12-json-viewer__value,
.swagger-ui .response-control-media-type__accept-message,.swagger-ui .opblock-summary-operation-id{color:var(--soft)}
.swagger-ui a,.swagger-ui .info a,.swagger-ui a.nostyle,.swagger-ui .nostyle:hover{color:var(--brand)}.swagger-ui .opblock-tag a.nostyle{color:var(--ink)}
.swagger-ui .opblock-tag{border-bottom:1px solid var(--line)}.swagger-ui .opblock-tag:hover{background:var(--card)}
.swagger-ui .opblock-tag small{font-family:system-ui,sans-serif}
.swagger-ui .scheme-container{background:none;box-shadow:none;padding:.5rem 0}
.swagger-ui .opblock,.swagger-ui .opblock.opblock-get,.swagger-ui .opblock.opblock-post,.swagger-ui .opblock.opblock-put,.swagger-ui .opblock.opblock-delete,.swagger-ui .opblock.opblock-deprecated{
background:var(--card);border:1px solid var(--line);border-radius:8px;box-shadow:none}
.swagger-ui .opblock .opblock-summary,.swagger-ui .opblock.opblock-get .opblock-summary,.swagger-ui .opblock.opblock-post .opblock-summary,.swagger-ui .opblock.opblock-put .opblock-summary,.swagger-ui .opblock.opblock-delete .opblock-summary{border-color:var(--line)}
.swagger-ui .opblock .opblock-summary-method{background:none;text-shadow:none;text-align:left;min-width:4.5rem;padding-left:.75rem}
.swagger-ui .opblock.opblock-get .opblock-summary-method{background:none;color:var(--get)}.swagger-ui .opblock.opblock-post .opblock-summary-method{background:none;color:var(--post)}
.swagger-ui .opblock.opblock-put .opblock-summary-method{background:none;color:var(--put)}.swagger-ui .opblock.opblock-delete .opblock-summary-method{background:none;color:var(--delete)}
.swagger-ui .opblock.opblock-deprecated .opblock-summary-method{background:none;color:var(--soft)}
.swagger-ui .opblock .opblock-section-header{background:var(--ground);box-shadow:none;border-block:1px solid var(--line)}
.swagger-ui .opblock .tab-header .tab-item.active h4 span:after{background:var(--brand)!important}
.swagger-ui input,.swagger-ui select,.swagger-ui textarea,.swagger-ui input[type=text],.swagger-ui input[type=file],.swagger-ui .filter .operation-filter-input,.swagger-ui textarea.curl{
background:var(--card);color:var(--ink);border:1px solid var(--line);border-radius:6px}
.swagger-ui select{background-image:none;padding:.4rem .6rem}
.swagger-ui input::placeholder{color:var(--soft)}
.swagger-ui .btn{color:var(--ink);border-color:var(--line);box-shadow:none;border-radius:6px}.swagger-ui .btn.execute,.swagger-ui .btn.authorize.modal-btn{background:var(--brand);border-color:var(--brand);color:var(--on-brand)}
.swagger-ui .btn.authorize{color:var(--brand);border-color:var(--brand)}.swagger-ui .btn.authorize svg,.swagger-ui svg.arrow,.swagger-ui .expand-operation svg,.swagger-ui .authorization__btn svg,.swagger-ui .opblock-control-arrow svg{fill:var(--brand)}
.swagger-ui .btn.cancel,.swagger-ui .btn-clear{color:var(--soft);border-color:var(--line)}
.swagger-ui .highlight-code pre,.swagger-ui .microlight,.swagger-ui .opblock-body pre.microlight,.swagger-ui .opblock-body pre,.swagger-ui .response-col_description pre{background:var(--ground)!important;color:var(--ink)!important;border:1px solid var(--line);border-radius:6px}
.swagger-ui .dialog-ux .modal-ux{background:var(--card);border-color:var(--line)}.swagger-ui .dialog-ux .modal-ux-header,.swagger-ui .auth-container{border-color:var(--line)}
.swagger-ui table tbody tr td,.swagger-ui table thead tr th,.swagger-ui table thead tr td{border-color:var(--line)}
.swagger-ui .copy-to-clipboard,.swagger-ui .download-contents{background:var(--brand);color:var(--on-brand)}
.swagger-ui .json-schema-2020-12,.swagger-ui .json-schema-2020-12-body,.swagger-ui .model-box{background:var(--ground);border-color:var(--line)}
.swagger-ui .json-schema-2020-12-accordion,.swagger-ui .json-schema-2020-12-expand-deep-button{background:none;color:var(--brand)}
.swagger-ui .json-schema-2020-12-accordion__icon svg{fill:var(--brand)}
.swagger-ui .parameter__name.required:after,.swagger-ui .parameter__name.required span{color:var(--delete)}
.swagger-ui .info .title small{background:none;color:var(--soft)}.swagger-ui .info .title small pre{background:none!important;border:0;color:inherit!important}.swagger-ui .info .title small.version-stamp{display:none}
.swagger-ui .info code,.swagger-ui .markdown code,.swagger-ui .renderedMarkdown code{background:none;color:var(--brand);overflow-wrap:anywhere}
.swagger-ui .servers,.swagger-ui .servers-title,.swagger-ui .headers-wrapper,.swagger-ui .response-col_links,.swagger-ui .responses-table:not(.live-responses-table) .response:not([data-code="200"]):not([data-code="422"]) :is(.model-example,.response-controls){display:none}
.swagger-ui .opblock-tag svg,.swagger-ui .opblock-summary svg,.swagger-ui .auth-wrapper svg{fill:var(--brand)}.swagger-ui .opblock-summary .view-line-link{display:none}
.swagger-ui :focus-visible{outline:2px solid var(--brand);outline-offset:2px}
@media(max-width:640px){.swagger-ui .wrapper{padding:0 1rem}.swagger-ui .opblock-tag{flex-wrap:wrap;font-size:1.25rem}.swagger-ui .opblock-tag small{flex-basis:100%;padding:0}
.swagger-ui .opblock .opblock-summary{flex-wrap:wrap}.swagger-ui .opblock .opblock-summary-path{max-width:none;overflow-wrap:anywhere}.swagger-ui .opblock .opblock-summary-description{flex-basis:100%;padding:0 .75rem .5rem}
.swagger-ui table.parameters,.swagger-ui table.parameters tbody,.swagger-ui table.parameters tr,.swagger-ui table.parameters td{display:block;width:auto}.swagger-ui table.parameters thead{display:none}}
`
