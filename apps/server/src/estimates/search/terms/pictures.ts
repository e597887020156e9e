/** Kinds of pictures and how they are made. One meaning a line; behind "|" words that only price lists have. */
export const pictureTerms = `
x-ray, xray, xrays, x ray, ex ray, xr, radiograph, radiography, rayos x, rayo x, rayos equis, radiografía, placa, placas, rx | ray, rad, radex, radiologic
mri, mr, mris, magnetic resonance, magnetic resonance imaging, mri scan, resonancia magnética, resonancia, rm, rmn, irm | magnetic
ct, ct scan, cat scan, catscan, cat, computed tomography, tomography, tomografía, tomografía computarizada, tomografía axial, tac, tc, escáner, scanner, escanografía
ultrasound, ultra sound, us, usg, sonogram, sonography, sono, echography, ultrasonido, ultrasonografía, ecografía, eco, sonograma, sonografía, ecosonograma
mammogram, mammography, mammo, mamografía, mamograma, mastografía, mamo | mamm
3d mammogram, tomosynthesis, tomosíntesis, mamografía 3d, 3d mammography
bone density, dexa, dxa, dexa scan, bone densitometry, densitometría, densitometría ósea, densidad ósea, densidad de los huesos | dxa
bone scan, gammagrafía ósea, gammagrafía, gamagrafía, centellograma
pet, pet scan, pet ct, petscan, positron, tomografía por emisión de positrones, tomografía pet
contrast, dye, contrast dye, contraste, medio de contraste, tinte, colorante
angiogram, angiography, angiograma, angiografía, arteriogram, arteriograma, cta, mra
doppler, duplex, vascular ultrasound, ultrasonido vascular, eco doppler
picture, pictures, imaging, image, images, imagen, imágenes
scan, scans, scanning, escaneo
echocardiogram, echo, echocardiography, heart ultrasound, cardiac ultrasound, ecocardiograma, ecocardiografía, eco cardíaco, eco del corazón, ultrasonido del corazón | tte, tee
fluoroscopy, fluoroscopia
endoscopy, scope, endoscopia, endoscopía
upper endoscopy, egd, gastroscopy, stomach scope, gastroscopia, endoscopia alta, endoscopia del estómago, endoscopia digestiva | esophagogastroduodenoscopy
colonoscopy, colonoscopia, colonoscopía, colon scope, scope of the colon
sigmoidoscopy, sigmoidoscopia, rectosigmoidoscopia
biopsy, tissue sample, tissue test, biopsia, toma de muestra, muestra de tejido | bx
arthroscopy, arthroscopic, scope surgery, artroscopia, artroscopía
`;
